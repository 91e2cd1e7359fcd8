export { cleanCode, latinDigits } from './digits';
export { FormAlert } from './FormAlert';
export { isEmailAddress } from './isEmailAddress';
export { parseMoney } from './parseMoney';
export { showFailure } from './showFailure';
export { type Checks, type Form, type Problem, type Problems, useForm } from './useForm';

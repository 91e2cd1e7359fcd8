export { type Toast, toast, useToaster } from 'react-hot-toast';
export { NoticeText } from './NoticeText';
export { type Notice, notify, startToast, TOAST_DURATION_MS } from './notify';

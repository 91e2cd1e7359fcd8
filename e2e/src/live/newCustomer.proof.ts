import { newCustomer } from './newCustomer.ts';

newCustomer('en');
newCustomer('es');

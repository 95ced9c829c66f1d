export { APPLICATION_NAMES as APPLICATION_FIELDS, type ApplicationField } from './advertiser-application.ts';

import { string } from 'yup';
import { logoSize } from './logo.ts';

/** The picture in place of the shop's mark and name: '' for none. */
export const logoFields = {
  logo: string()
    .label('Logo')
    .defined()
    .test(
      'logo',
      ({ label }) => `${label} must be a picture that was uploaded as one`,
      (text = '') => text === '' || logoSize(text) !== undefined,
    ),
};

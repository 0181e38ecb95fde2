import { boolean, type InferType, object, string } from 'yup';
import { categories } from './category.ts';
import { isCoverImage } from './cover-image.ts';
import { priceSchema } from './price.ts';

/** A book as the API answers it and as pages show it; prices are dollars, `createdAt` is an ISO instant. */
export interface Book {
  _id: string;
  title: string;
  description: string;
  category: string;
  author?: string;
  /** A file name in the books folder of Storage, or an absolute https address, or ''. */
  coverImage: string;
  newPrice: number;
  oldPrice: number;
  trending: boolean;
  createdAt: string;
}

/** The longest texts, in UTF-16 units, that the shop stores for a book. */
export const bookLimits = { title: 300, description: 5000, author: 200, coverImage: 500 };

const coverImage = string()
  .label('Cover Image')
  .max(bookLimits.coverImage)
  .test(
    'cover',
    'Cover Image must be a file name or an https address',
    (cover) => !cover || isCoverImage(cover),
  );

const bookFields = {
  title: string().label('Title').trim().required('Title is required').max(bookLimits.title),
  description: string()
    .label('Description')
    .trim()
    .required('Description is required')
    .max(bookLimits.description),
  category: string()
    .label('Category')
    .required('Category is required')
    .oneOf(categories, 'Category must be one of the list'),
  trending: boolean().label('Trending').default(false),
  oldPrice: priceSchema('Old Price'),
  newPrice: priceSchema('New Price'),
};

/** What the admin sends to add a book: POST /api/books/create-book. */
export const newBookSchema = object({
  ...bookFields,
  author: string().label('Author').trim().max(bookLimits.author),
  coverImage: coverImage.default(''),
}).noUnknown();

/** What the admin sends to edit a book: PUT /api/books/edit/{id}. An empty cover keeps the old one. */
export const bookEditSchema = object({ ...bookFields, coverImage: coverImage.default('') }).noUnknown();

export type NewBook = InferType<typeof newBookSchema>;
export type BookEdit = InferType<typeof bookEditSchema>;

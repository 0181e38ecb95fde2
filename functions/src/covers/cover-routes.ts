import type { Request, Response } from 'express';
import { info } from 'firebase-functions/logger';
import { requireAdmin } from '../admin/admin-caller.ts';
import { coverBucket } from '../firebase.ts';
import { Conflict, NotFound } from '../http/api-errors.ts';
import { parameterOf } from '../http/parameters.ts';
import { coverPair, isCoverFileName } from './cover-name.ts';
import { deleteCovers } from './cover-store.ts';
import { coversShownByAddress, isCoverNamed } from './cover-use.ts';

/** DELETE /api/covers/{fileName}: removes an uploaded cover, in both its widths, that nothing shows. */
export async function removeCover(request: Request, response: Response): Promise<void> {
  await requireAdmin(request);
  const fileName = parameterOf(request, 'fileName');
  if (!isCoverFileName(fileName)) throw new NotFound('The cover');
  const fileNames = coverPair(fileName);
  if ((await isCoverNamed(fileNames)) || (await coversShownByAddress(fileNames)).size > 0)
    throw new Conflict('cover-in-use', 'A book or an order shows this cover');
  const deleted = await deleteCovers(await coverBucket(), fileNames);
  if (deleted.length === 0) throw new NotFound('The cover');
  info('Cover deleted', { deleted });
  response.json({ message: 'Cover deleted', deleted });
}

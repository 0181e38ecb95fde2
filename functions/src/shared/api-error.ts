/** The body of every answer of the API that is not a success. */
export interface ApiErrorBody {
  error: { code: string; message: string; details?: unknown };
}

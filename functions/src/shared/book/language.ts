/** ISO 639-1 languages that every browser can name. */
const codes =
  'af ak am an ar as ay az be bg bh bm bn br bs ca co cs cy da de dv ee el en eo es et eu fa fi fo fr fy ga gd ' +
  'gl gn gu ha he hi hr ht hu hy ia id ig is it ja jv ka kk km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn ' +
  'mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm ro ru rw sa sd si sk sl sm sn so sq sr st su sv sw ' +
  'ta te tg th ti tk tn to tr ts tt ug uk ur uz vi wa wo xh yi yo zh zu';

export const languageCodes: readonly string[] = codes.split(' ');

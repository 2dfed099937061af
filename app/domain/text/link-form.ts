/** Form of a text with a link, as the database's `has_link` has it: mail programs turn such texts into links. Runs in linear time. */
export const LINK_FORM =
  /:\/\/|www\.|[\p{L}\p{N}_]\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|xyz|app|co|io|lat|link|ly|ru|cn|shop|site|store|online|ec)(?![\p{L}\p{N}_]))/iu;

-- The server's own rights. A table of a later migration is granted to it there.

grant all on all tables in schema public to service_role;

-- The lists of staff are for them alone.
revoke all on table
  public.admin_products, public.admin_tax_documents, public.admin_tax_document_keys, public.admin_discount_codes
from service_role;

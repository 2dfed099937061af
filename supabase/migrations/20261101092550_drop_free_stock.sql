-- list_free_stock() answers all that shoppers ask.

drop function public.free_stock(uuid, text, text);

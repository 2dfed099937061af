import type { FoundProduct as Product } from "#app/domain/catalogue/search-answer.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { type OptionList, SearchOption } from "./search-option.tsx";

type FoundProductProps = { product: Product; list: OptionList };

export function FoundProduct({ product, list }: FoundProductProps) {
  const { slug, name, price, originalPrice, image, color } = product;
  return (
    <SearchOption list={list} to={`/products/${slug}`} className="flex items-center gap-4 p-2">
      {image ? (
        <Picture
          src={image}
          alt=""
          color={color}
          sizes="72px"
          className="aspect-3/4 w-18 shrink-0 overflow-hidden bg-panel"
        />
      ) : (
        <span className="block aspect-3/4 w-18 shrink-0 bg-panel" />
      )}
      <span className="min-w-0">
        <span className="block leading-snug">{name}</span>
        <Price cents={price} original={originalPrice} className="block text-muted text-sm" />
      </span>
    </SearchOption>
  );
}

import type { Ref } from "react";
import { preload } from "react-dom";
import { jpegSrcSet, pictureSources } from "#app/domain/picture/picture.ts";
import { classNames } from "./class-names.ts";

type PictureProps = {
  /** A URL of ours (`…-1200.jpg`), a foreign one, or a data URL. */
  src: string;
  /** Empty for decorative pictures. */
  alt: string;
  sizes: string;
  /** Of the stored picture, whose width is 1200; product pictures are 3:4. */
  height?: number;
  /** The placeholder while the picture loads: its average color (`#d5c4ad`). */
  color?: string;
  /** True above the fold: preloaded, with high priority. */
  priority?: boolean;
  /** True beside such a picture: a phone loads it before hydration, too. */
  isOnscreen?: boolean;
  className?: string;
  imageClassName?: string;
  ref?: Ref<HTMLElement>;
};

/** A responsive picture with reserved space. */
export function Picture({
  src,
  alt,
  sizes,
  height = 1600,
  color,
  priority = false,
  isOnscreen,
  className,
  imageClassName = "size-full object-cover",
  ref,
}: PictureProps) {
  const sources = pictureSources(src);
  const [best] = sources;
  if (priority && best) {
    // A preload in the head starts before the body is parsed.
    preload(src, {
      as: "image",
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return (
    <picture
      ref={ref}
      className={classNames("block", className)}
      style={color ? { backgroundColor: color } : undefined}
    >
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={jpegSrcSet(src)}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        data-onscreen={isOnscreen || undefined}
        className={imageClassName}
      />
    </picture>
  );
}

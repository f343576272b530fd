import { ArticlePicture } from '@/components/ui/ArticlePicture';
import type { ShownPhotos } from '@/lib/photos/shownPhotos';
import styles from './PhotoFigure.module.css';

interface Props {
  photos: ShownPhotos;
  photo: string;
  /** An alternative text for this article, if it differs from the photo's own. */
  alt?: string | undefined;
  caption?: string | undefined;
}

/** A photo between paragraphs, as wide as their column; a portrait format takes two thirds of it, a drawing text and margin. */
export function PhotoFigure({ photos, photo, alt, caption }: Props) {
  const shown = photos[photo];
  // A draft (`npm run edit`) may name a photo that is not part of the page yet: it shows once the article is saved.
  if (!shown) return null;
  const { picture } = shown;
  const isUpright = picture.height > picture.width;
  const isDrawn = 'format' in picture;
  return (
    <figure className={isDrawn ? styles.drawing : isUpright ? styles.upright : undefined}>
      <ArticlePicture
        picture={picture}
        alt={alt ?? shown.alt}
        sizes={
          isUpright
            ? '(width < 900px) 62vw, (width < 1680px) 32vw, 551px'
            : '(width < 900px) 92vw, (width < 1680px) 47vw, 826px'
        }
        phone
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

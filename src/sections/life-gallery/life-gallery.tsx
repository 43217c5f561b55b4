import { graphql } from "gatsby";
import { useDeferredValue, useMemo, useState } from "react";
import { Carousel } from "../../components/carousel/carousel";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import { GalleryViewer } from "./gallery-viewer";
import * as kit from "../../components/kit/kit";
import * as styles from "./life-gallery.module.css";

export const galleryPhotoFragment = graphql`
  fragment GalleryPhoto on GalleryPhoto {
    ...GalleryPhotoFields
    imgUrl {
      ...CardPicture
    }
    imgUrlNight {
      ...CardPicture
    }
    whole: imgUrl {
      ...WidePicture
    }
    wholeNight: imgUrlNight {
      ...WidePicture
    }
  }
`;

/** Transition time in milliseconds, slow by design. */
const transition = 2500;

/** All but wide photos take one column: half of a phone's width, a third of wider screens. */
const wideSizes = "(min-width: 48em) 75em, 130vw";
const columnSizes = "(min-width: 75em) 25em, (min-width: 48em) 33vw, 50vw";

/** A slow carousel of photos. Each opens the viewer, which steps through all of them. */
export const LifeGallery = ({ section }: { section: Queries.LifeGalleryFragment }) => {
  const { openPhoto } = useLabels().dialog;
  const [open, setOpen] = useState<number>();
  const name = section.eyebrow ?? section.heading;
  const photos = useMemo(() => section.slides.flatMap((one) => one.photos), [section]);
  // Deferred, so that the photo opens first.
  const suspended = useDeferredValue(open !== undefined);
  const slides = useMemo(
    () =>
      section.slides.map((one) => (
        <div key={one.photos[0]?.alt} className={kit.grid(4, styles.photos)}>
          {one.photos.map((photo) => (
            <button
              key={photo.alt}
              type="button"
              className={kit.corners("l", kit.focusInside(styles.photo))}
              data-layout={photo.layout === "square" ? undefined : photo.layout}
              aria-label={`${openPhoto} ${photo.alt}`}
              onClick={() => setOpen(photos.indexOf(photo))}
            >
              <DayNightPicture
                picture={{ image: photo.imgUrl, imageNight: photo.imgUrlNight, alt: "" }}
                className={kit.frame("cover", styles.picture)}
                sizes={photo.layout === "wide" ? wideSizes : columnSizes}
              />
            </button>
          ))}
        </div>
      )),
    [openPhoto, photos, section],
  );
  return (
    <Section intro={section} tone="band" layout="spread">
      <Carousel name={name} items={{ base: 1 }} wrap autoplay suspended={suspended} speed={transition}>
        {slides}
      </Carousel>
      <GalleryViewer name={name} photos={photos} current={open} onChange={setOpen} />
    </Section>
  );
};

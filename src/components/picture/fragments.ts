import { graphql } from "gatsby";

/**
 * One fragment per use. Each gives the picture's largest width, so that few sizes are encoded. The format is WebP,
 * because it encodes fastest. Hero pictures on phones, the Largest Contentful Paint on slow connections, also have
 * AVIF, which is a third to a half smaller. Night pictures have a lower quality, invisible in the dark, so that their
 * files are as small as those of day pictures.
 */
export const pictureFragments = graphql`
  fragment HeroPicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1200
        breakpoints: [480, 720, 960, 1200]
        sizes: "(min-width: 75em) 37.5em, (min-width: 48em) 48vw, calc(100vw - 40px)"
        webpOptions: { quality: 78 }
      )
    }
  }

  fragment HeroPhoneCrop on File {
    childImageSharp {
      phone: gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        aspectRatio: 1.16
        formats: [AVIF, WEBP]
        breakpoints: [720]
        sizes: "100vw"
        transformOptions: { fit: COVER, cropFocus: CENTER }
        avifOptions: { quality: 34 }
        webpOptions: { quality: 58 }
      )
    }
  }

  fragment NightPicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1200
        breakpoints: [720, 1200]
        sizes: "(min-width: 75em) 37.5em, (min-width: 48em) 48vw, calc(100vw - 40px)"
        webpOptions: { quality: 66 }
      )
    }
  }

  fragment HeroNight on File {
    ...NightPicture
    ...HeroPhoneCropNight
  }

  fragment HeroPhoneCropNight on File {
    childImageSharp {
      phone: gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        aspectRatio: 1.16
        formats: [AVIF, WEBP]
        breakpoints: [720]
        sizes: "100vw"
        transformOptions: { fit: COVER, cropFocus: CENTER }
        avifOptions: { quality: 30 }
        webpOptions: { quality: 52 }
      )
    }
  }

  fragment HeroPhoneWhole on File {
    childImageSharp {
      phone: gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        formats: [AVIF, WEBP]
        breakpoints: [720]
        sizes: "100vw"
        avifOptions: { quality: 44 }
        webpOptions: { quality: 78 }
      )
    }
  }

  fragment HeroPhoneWholeNight on File {
    childImageSharp {
      phone: gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        formats: [AVIF, WEBP]
        breakpoints: [720]
        sizes: "100vw"
        avifOptions: { quality: 38 }
        webpOptions: { quality: 66 }
      )
    }
  }

  fragment CardPicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 960
        breakpoints: [360, 660, 960]
        sizes: "(min-width: 75em) 37.5em, (min-width: 62em) 55vw, (min-width: 48em) 70vw, calc(100vw - 40px)"
      )
    }
  }

  fragment NarrowPicture on File {
    childImageSharp {
      phone: gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        breakpoints: [360, 720]
        sizes: "calc(100vw - 40px)"
      )
    }
  }

  fragment TilePicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 360, breakpoints: [180, 360], sizes: "180px")
    }
  }

  fragment WidePicture on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 2000
        breakpoints: [640, 1200, 2000]
        sizes: "(min-width: 75em) 75em, 100vw"
      )
    }
  }

  fragment PlainPicture on File {
    publicURL
  }
`;

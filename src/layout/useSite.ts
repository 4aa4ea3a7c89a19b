import { graphql, useStaticQuery } from "gatsby";
import { chatAddress } from "../lib/reach";
import { found } from "../lib/found";

/** What the frame and the end of every page show: data/site.json, the countries in menu order, and the shared maps. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(query);
  const site = found(data.siteSettings, "data/site.json");
  // Where a contact form is looked for, nearest to most readers first. Not on the pages of countries: they share one file,
  // and none of them is nearer than the others.
  const formPages = [
    { path: "/services", page: data.servicesPage },
    { path: "/about", page: data.aboutPage },
    { path: "/online-education", page: data.onlineEducationPage },
    { path: "/education-support", page: data.educationSupportPage },
    { path: "/", page: data.homePage },
    { path: "/programs", page: data.programsPage },
    { path: "/scholarships", page: data.scholarshipsPage },
    { path: "/aptitude-test", page: data.aptitudeTestPage },
  ];
  return {
    site,
    /** When this version of the site was built, in ISO's form. */
    builtAt: String(found(data.gatsby?.buildTime, "The time of the build")),
    /** The published site's address, without a slash at its end. Null: not known. */
    address: data.gatsby?.siteMetadata?.siteUrl ?? null,
    countries: data.allCountry.nodes,
    atlas: data.atlas,
    chat: chatAddress(site.phone, site.chat.greeting),
    /** The page whose contact form serves the pages that have none. */
    formPage: formPages.find(({ page }) => page?.contactForm)?.path ?? null,
  };
}

export type MenuCountry = Queries.SiteQuery["allCountry"]["nodes"][number];

const query = graphql`
  query Site {
    gatsby: site {
      buildTime
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      name
      url
      tagline
      phone
      email
      address {
        street
        city
        postalCode
        country
      }
      home {
        city
        country
        longitude
        latitude
        timeZone
      }
      openingHours {
        from
        to
        opens
        closes
      }
      chat {
        app
        label
        greeting
      }
      offline
      header {
        links {
          label
          to
        }
        destinations
        mapCaption
        start {
          label
          to
        }
        call
      }
      footer {
        quickLinksTitle
        quickLinks {
          label
          to
        }
        destinationsTitle
        destinations
        contactTitle
        social {
          label
          url
        }
        legal {
          label
          to
        }
        copyrightYear
      }
      claims {
        value
        label
        note
      }
      ways {
        title
        test {
          label
          name
          detail
          to
        }
        scholarships {
          label
          name
          detail
          to
        }
        chatLabel
        phoneLabel
        emailLabel
      }
      contact {
        title
        lead
        name
        namePlaceholder
        email
        emailPlaceholder
        message
        messagePlaceholder
        send
        sending
        success
        failed
        timedOut
        offline
        kept
        retry
        byChat
        byEmail
        call
        withoutJavaScript
        endpoint
        notice
      }
    }
    servicesPage {
      contactForm
    }
    aboutPage {
      contactForm
    }
    onlineEducationPage {
      contactForm
    }
    educationSupportPage {
      contactForm
    }
    homePage {
      contactForm
    }
    programsPage {
      contactForm
    }
    scholarshipsPage {
      contactForm
    }
    aptitudeTestPage {
      contactForm
    }
    allCountry(sort: { order: ASC }) {
      nodes {
        slug
        name
        atlas {
          ink
          flag
          clock {
            short
            standard
            summer
          }
        }
      }
    }
    atlas {
      world {
        url
        arcs
        width
        height
        home {
          x
          y
        }
      }
      footer {
        url
      }
    }
  }
`;

import { graphql, useStaticQuery } from "gatsby";

/** One query for all hooks of this folder: each query is a file that every first visit waits for. */
export const useSiteQuery = () => useStaticQuery<Queries.SiteQuery>(query);

const query = graphql`
  query Site {
    gatsby: site {
      buildTime
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      contactPage
      name
      url
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
      saved
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
        dots {
          slug
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

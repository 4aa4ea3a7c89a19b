import { graphql } from "gatsby";
export const query = graphql`
fragment SiteSettingsFields on SiteSettings { name url tagline phone email address { ...PostalAddressFields } home { ...HomePlaceFields } openingHours { ...OpeningHoursFields } closedDays { ...ClosedDayFields } chat { ...ChatFields } header { ...HeaderTextsFields } footer { ...FooterTextsFields } claims { ...ClaimFields } ways { ...WaysFields } contact { ...ContactFormFields } }
fragment PostalAddressFields on PostalAddress { street city postalCode country }
fragment HomePlaceFields on HomePlace { city longitude latitude }
fragment OpeningHoursFields on OpeningHours { from to opens closes }
fragment ClosedDayFields on ClosedDay { date label }
fragment ChatFields on Chat { greeting }
fragment HeaderTextsFields on HeaderTexts { links { ...PageLinkFields } }
fragment PageLinkFields on PageLink { label to }
fragment FooterTextsFields on FooterTexts { quickLinks { ...PageLinkFields } destinations social { ...SocialLinkFields } legal { ...PageLinkFields } copyrightYear }
fragment SocialLinkFields on SocialLink { label url }
fragment ClaimFields on Claim { value label note }
fragment WaysFields on Ways { test { ...WayTextFields } scholarships { ...WayTextFields } }
fragment WayTextFields on WayText { label name detail }
fragment ContactFormFields on ContactForm { title lead endpoint redirectsTo notice }
fragment CountryFields on Country { slug name code capital { ...CapitalFields } ink card { ...CountryCardFields } photo { ...CountryPhotoFields } intro facts { ...CountryFactFields } formerly }
fragment CapitalFields on Capital { name longitude latitude timeZone }
fragment CountryCardFields on CountryCard { description flag studentCount universities rating costLevel continent }
fragment CountryPhotoFields on CountryPhoto { file alt credit }
fragment CountryFactFields on CountryFact { label value source }
fragment ScholarshipFields on Scholarship { id: jsonId type title description awardAmount eligibility deadline field applications applyUrl formerly }
fragment AptitudeTestFields on AptitudeTest { minutes questions { ...AptitudeQuestionFields } results { ...AptitudeResultsFields } }
fragment AptitudeQuestionFields on AptitudeQuestion { text options }
fragment AptitudeResultsFields on AptitudeResults { areas { ...AptitudeAreaFields } programs { ...ProgramFields } }
fragment AptitudeAreaFields on AptitudeArea { name text symbol }
fragment ProgramFields on Program { name level }
fragment HomePageFields on HomePage { title description heading lead contactForm next primary { ...PageLinkFields } secondary { ...PageLinkFields } destinations { ...DestinationTextsFields } why { ...WhyChooseUsFields } }
fragment DestinationTextsFields on DestinationTexts { title lead moreTitle moreLead }
fragment WhyChooseUsFields on WhyChooseUs { title lead benefits { ...BenefitFields } }
fragment BenefitFields on Benefit { title text symbol }
fragment AboutPageFields on AboutPage { title description heading lead contactForm next mission { ...TextBlockFields } offer { ...TitledListFields } why { ...TitledListFields } valuesTitle values { ...OurValueFields } callToAction { ...CallToActionFields } }
fragment TextBlockFields on TextBlock { title text }
fragment TitledListFields on TitledList { title items }
fragment OurValueFields on OurValue { title text symbol }
fragment CallToActionFields on CallToAction { title button { ...ButtonFields } }
fragment ButtonFields on Button { label action }
fragment ProgramsPageFields on ProgramsPage { title description heading lead contactForm next subjects { ...SubjectFields } more { ...MoreProgramsFields } }
fragment SubjectFields on Subject { title text symbol }
fragment MoreProgramsFields on MorePrograms { title text }
fragment EducationSupportPageFields on EducationSupportPage { title description heading lead contactForm next services { ...SupportServiceFields } process { ...ProcessFields } }
fragment SupportServiceFields on SupportService { title symbol features }
fragment ProcessFields on Process { title steps { ...TextBlockFields } button { ...ButtonFields } }
fragment OnlineEducationPageFields on OnlineEducationPage { title description heading lead contactForm next benefits { ...OnlineBenefitFields } }
fragment OnlineBenefitFields on OnlineBenefit { title text symbol }
fragment ServicesPageFields on ServicesPage { title description heading lead contactForm next services { ...ServiceFields } }
fragment ServiceFields on Service { title symbol features }
fragment AptitudeTestPageFields on AptitudeTestPage { title description heading lead contactForm next }
fragment ScholarshipsPageFields on ScholarshipsPage { title description heading lead contactForm next tipsTitle tips { ...TextBlockFields } }
fragment CountryPageFields on CountryPage { title description lead contactForm next figures { ...FigureFields } button { ...ButtonFields } unlisted { ...UnlistedCountryFields } }
fragment FigureFields on Figure { value label }
fragment UnlistedCountryFields on UnlistedCountry { description }
fragment MapPointFields on MapPoint { x y }
fragment DrawingFields on Drawing { url }
fragment CountryArtFields on CountryArt { page { ...DrawingFields } card { ...DrawingFields } cell { ...DrawingFields } width height }
fragment LocatorHourFields on LocatorHour { x name }
fragment LocatorFields on Locator { url home { ...MapPointFields } homeSide side capital { ...MapPointFields } hours { ...LocatorHourFields } }
fragment ClockFields on Clock { zone short standard summer }
fragment CountryAtlasFields on CountryAtlas { slug ink flag art { ...CountryArtFields } locator { ...LocatorFields } clock { ...ClockFields } clocks { ...ClocksFields } longitude distanceKm }
fragment ClockBarFields on ClockBar { from to }
fragment ClockWindowFields on ClockWindow { from to there here length }
fragment ClockSeasonFields on ClockSeason { offset short name months home { ...ClockBarFields } awake { ...ClockBarFields } windows { ...ClockWindowFields } callHome callUs }
fragment ClocksFields on Clocks { difference awake closed builtAt seasons { ...ClockSeasonFields } }
fragment MapDotFields on MapDot { slug name x y }
fragment NamePositionFields on NamePosition { x y side fits leader }
fragment WorldMapFields on WorldMap { url width height home { ...MapDotFields } dots { ...MapDotFields } wide { ...NamePositionFields } tablet { ...NamePositionFields } phone { ...NamePositionFields } arcs }
fragment GlobeRingFields on GlobeRing { km radius }
fragment GlobeFields on Globe { url width height home { ...MapDotFields } dots { ...MapDotFields } wide { ...NamePositionFields } tablet { ...NamePositionFields } phone { ...NamePositionFields } rings { ...GlobeRingFields } }
fragment AtlasFields on Atlas { world { ...WorldMapFields } globe { ...GlobeFields } westToEast }
`;

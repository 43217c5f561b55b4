import { graphql } from "gatsby";

export const formTextsFragments = graphql`
  fragment FieldText on FieldText {
    label
    hint
  }

  fragment ContactFormTexts on ContactFormTexts {
    name
    heading
    intro
    submit
    fields {
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone_code {
        ...FieldText
      }
      phoneNumber {
        ...FieldText
      }
      skype {
        ...FieldText
      }
      subject {
        ...FieldText
      }
      budget {
        ...FieldText
      }
      looking_for {
        ...FieldText
      }
      message {
        ...FieldText
      }
      send_nda {
        ...FieldText
      }
    }
  }

  fragment SidebarFormTexts on SidebarFormTexts {
    name
    heading
    intro
    submit
    fields {
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone_code {
        ...FieldText
      }
      phoneNumber {
        ...FieldText
      }
      subject {
        ...FieldText
      }
      message {
        ...FieldText
      }
    }
  }

  fragment HireFormTexts on HireFormTexts {
    name
    heading
    intro
    submit
    fields {
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone_code {
        ...FieldText
      }
      phoneNumber {
        ...FieldText
      }
      interested_for {
        ...FieldText
      }
      budget {
        ...FieldText
      }
      experience_level {
        ...FieldText
      }
      message {
        ...FieldText
      }
    }
  }

  fragment CareerFormTexts on CareerFormTexts {
    name
    heading
    intro
    submit
    fields {
      name {
        ...FieldText
      }
      email {
        ...FieldText
      }
      phone_code {
        ...FieldText
      }
      mobile {
        ...FieldText
      }
      experience {
        ...FieldText
      }
      ctc {
        ...FieldText
      }
      ectc {
        ...FieldText
      }
      designation {
        ...FieldText
      }
      city {
        ...FieldText
      }
      message {
        ...FieldText
      }
    }
  }

  fragment EmailBoxFormTexts on EmailBoxFormTexts {
    name
    heading
    intro
    submit
    fields {
      email {
        label
      }
    }
  }
`;

import { graphql } from "gatsby";

/** Queries a list, because only a form's table (`content-model/form-fields`) says which fields it has. */
export const formTextsFragments = graphql`
  fragment FieldText on FieldText {
    field
    label
    hint
    document {
      label
      href
    }
  }

  fragment TimesTexts on TimesTexts {
    heading
    hint
    morning {
      name
      from
      to
    }
    afternoon {
      name
      from
      to
    }
    day
    halfDay
    count
    full
    noRoom
    preview
    sentence
    save
    event
    eventText
  }

  fragment FormTexts on FormTexts {
    name
    heading
    text
    submit
    fold
    foldWithSkype
    tool {
      name
      text
    }
    fields {
      ...FieldText
    }
  }
`;

export const formsSettingsFragment = graphql`
  fragment FormsSettings on FormsSettings {
    emailEnding
    messages {
      nameRequired
      emailRequired
      emailInvalid
      phoneRequired
      phoneInvalid
      phoneTooLong
      subjectRequired
      budgetMissing
      budgetNotChosen
      lookingForRequired
      interestedForRequired
      linkInvalid
      messageRequired
      robotIncomplete
      fieldTooLong
      sent
      wentWrong
    }
    emailHelp
    noscript
    dismiss
    optional
    choose
    budgetValue
    budgetEnd
    phoneAsTyped
    linkToWork
    applyingFor
    storyRead
    captcha {
      name
      tick
      working
      passed
      expired
      failed
      reload
      insecure
    }
    outcome {
      reference
      next
      tryAgain
      instead
    }
    times {
      ...TimesTexts
    }
    contact {
      ...FormTexts
    }
    sidebar {
      ...FormTexts
    }
    hire {
      ...FormTexts
    }
    career {
      ...FormTexts
    }
    emailBox {
      ...FormTexts
    }
  }
`;

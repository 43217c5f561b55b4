import { graphql } from "gatsby";

/** Which fields a form has is told by its table alone (`content-model/form-fields`). */
export const formTextsFragments = graphql`
  fragment FieldText on FieldText {
    field
    label
    hint
  }

  fragment FormTexts on FormTexts {
    name
    heading
    text
    submit
    fields {
      ...FieldText
    }
  }
`;

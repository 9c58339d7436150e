package zoetrope.vocabulary;

import zoetrope.mobject.code.Code;
import zoetrope.mobject.code.Language;

/** Makes source code. */
public abstract class CodeWords extends WritingWords {
  /** Not to be made. */
  protected CodeWords() {}

  /** Code of a language. */
  public static Code code(String source, Language language) {
    return new Code(source, language);
  }

  /** Code of the language of this name. */
  public static Code code(String source, String language) {
    return new Code(source, language);
  }
}

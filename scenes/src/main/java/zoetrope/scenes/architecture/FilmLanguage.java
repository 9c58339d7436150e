package zoetrope.scenes.architecture;

/** The languages of the film. */
public enum FilmLanguage {
  /** Chinese, in simplified characters. */
  ZH,
  /** English. */
  EN;

  /** Returns the wording in this language. */
  String choose(String chinese, String english) {
    return this == ZH ? chinese : english;
  }
}

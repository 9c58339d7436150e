package zoetrope.scenes.architecture;

/** The languages that the film is told in. */
public enum FilmLanguage {
  /** Chinese, in simplified characters. */
  ZH,
  /** English. */
  EN;

  /** The one of the two wordings that is in this language. */
  String choose(String chinese, String english) {
    return this == ZH ? chinese : english;
  }
}

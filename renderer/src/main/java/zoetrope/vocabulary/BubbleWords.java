package zoetrope.vocabulary;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.bubbles.DoubleSpeechBubble;
import zoetrope.mobject.bubbles.SpeechBubble;
import zoetrope.mobject.bubbles.ThoughtBubble;

/** Makes speech and thought bubbles. */
public abstract class BubbleWords extends LabelWords {
  /** Not to be made. */
  protected BubbleWords() {}

  /** Without content. */
  public static DoubleSpeechBubble doubleSpeechBubble() {
    return new DoubleSpeechBubble();
  }

  /** Around words. */
  public static DoubleSpeechBubble doubleSpeechBubble(String words) {
    return new DoubleSpeechBubble(words);
  }

  /** Around an object, 0.25 units away. */
  public static DoubleSpeechBubble doubleSpeechBubble(Mobject<?> content) {
    return new DoubleSpeechBubble(content);
  }

  /** Without content. */
  public static SpeechBubble speechBubble() {
    return new SpeechBubble();
  }

  /** Around words. */
  public static SpeechBubble speechBubble(String words) {
    return new SpeechBubble(words);
  }

  /** Around an object, 0.25 units away. */
  public static SpeechBubble speechBubble(Mobject<?> content) {
    return new SpeechBubble(content);
  }

  /** Without content. */
  public static ThoughtBubble thoughtBubble() {
    return new ThoughtBubble();
  }

  /** Around words. */
  public static ThoughtBubble thoughtBubble(String words) {
    return new ThoughtBubble(words);
  }

  /** Around an object. */
  public static ThoughtBubble thoughtBubble(Mobject<?> content) {
    return new ThoughtBubble(content);
  }
}

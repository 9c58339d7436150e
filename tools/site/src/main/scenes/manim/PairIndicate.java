import static zoetrope.Zoetrope.*;

/** A frame is drawn around a word, and then the word flashes. */
public final class PairIndicate extends Scene {
  @Override
  protected void construct() {
    // tag
    var word = text("important");
    var frame = surroundingRectangle(word);
    add(word);
    play(create(frame));
    play(indicate(word));
    // end
  }
}

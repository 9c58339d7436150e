import static zoetrope.Zoetrope.*;

/** An image from a file is framed and moved, and a copy of it dissolves into words. */
public final class Images extends Scene {
  @Override
  protected void construct() {
    var picture = imageMobject("images/forest.png").setHeight(4);
    var frame = surroundingRectangle(picture, 0.2).setStroke(GREEN, 3).cornerRadius(0.3);
    var caption = text("images/forest.png").font("CMU Typewriter Text").fontSize(32);
    caption.nextTo(frame, DOWN);
    var all = group(picture, frame, caption);
    play(fadeIn(picture).scale(0.8), showCreation(frame), write(caption));
    play(animate(all, p -> p.scale(0.7).rotate(8 * DEGREES).shift(left(3.5))));

    var copy = imageMobject(picture.picture()).setHeight(2).moveTo(at(3, 1.5));
    copy.setOpacity(0.6);
    play(fadeIn(copy).shift(RIGHT));
    play(animate(copy, c -> c.stretchToWidth(4)));
    var words = text("any two things\ncan dissolve").moveTo(at(3, -1.5));
    play(fadeTransform(copy, words));
    pause();
  }
}

package zoetrope.tex;

import java.awt.Graphics2D;
import org.scilab.forge.jlatexmath.Box;

/** A box as large as the one it holds, or taller, that tells the recorder more than that. */
final class DecoratedBox extends Box {
  private final Box content;
  private final Painter before;
  private final Painter after;

  /** What is done before or after a box is drawn. */
  interface Painter {
    Painter NOTHING = (recorder, box, x, y) -> {};

    void paint(OutlineRecorder recorder, Box box, float x, float y);
  }

  /** A box with {@code air} more height, in the units of boxes. */
  DecoratedBox(Box content, float air, Painter before, Painter after) {
    this.content = content;
    this.before = before;
    this.after = after;
    setWidth(content.getWidth());
    setHeight(content.getHeight() + air);
    setDepth(content.getDepth());
    setShift(content.getShift());
  }

  /** What {@code content} draws came from {@code origin}, except what has one of its own. */
  static Box of(Box content, Origin origin) {
    return new DecoratedBox(
        content, 0, (r, box, x, y) -> r.begin(origin), (r, box, x, y) -> r.end());
  }

  @Override
  public void draw(Graphics2D graphics, float x, float y) {
    OutlineRecorder recorder = (OutlineRecorder) graphics;
    before.paint(recorder, content, x, y);
    content.draw(graphics, x, y);
    after.paint(recorder, content, x, y);
  }

  @Override
  public int getLastFontId() {
    return content.getLastFontId();
  }
}

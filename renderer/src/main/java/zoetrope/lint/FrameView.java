package zoetrope.lint;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.objects.Occluders;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.scene.StageView;

/**
 * A frame with the data that the rules about texts need.
 *
 * @param background the colour behind everything. In the light look, this is the colour before its
 *     conversion, because the colours of the texts are not converted either
 * @param owners the mobject of each item, by identity
 * @param mobjects the top-level mobjects, from back to front
 * @param texts the visible texts
 * @param box the box of the frame
 */
record FrameView(
    Frame frame,
    Color background,
    Map<Item, Object> owners,
    List<Leaf> leaves,
    List<Mobject<?>> mobjects,
    List<VisibleText> texts,
    OutlineCache outlines,
    Occluders occluders,
    Box box) {
  /** The minimum height of glyphs, in frame units; 8 pixels at 480 lines. */
  static final double MIN_GLYPH_HEIGHT = 8.0 / 60;

  /**
   * The minimum height of glyphs in a frame that is higher than wide, in frame units. Such films
   * are watched on phones. On a phone of 145 mm, digits of this height are 1.75 mm high.
   */
  private static final double MIN_PORTRAIT_GLYPH_HEIGHT = 0.19;

  /** Returns the frame that a stage shows, with the texts that were found on it. */
  static FrameView of(StageView stage, StageTexts texts) {
    Map<Item, Object> known = stage.isLight() ? null : texts.owners();
    Map<Item, Object> owners = known != null ? known : new IdentityHashMap<>();
    Frame frame = known != null ? stage.frame() : stage.frame(owners);
    OutlineCache outlines = texts.outlines();
    List<Leaf> leaves = Leaf.of(frame.items());
    return new FrameView(
        frame,
        stage.background(),
        owners,
        leaves,
        stage.mobjects(),
        texts.texts(),
        outlines,
        new Occluders(leaves, owners, outlines),
        Box.of(frame.size()));
  }

  /** Returns the factor from scene units to frame units. */
  double scale() {
    return Camera.FRAME_HEIGHT / frame.camera().height();
  }

  /** Returns the minimum height of glyphs that viewers can read, in frame units. */
  double minGlyphHeight() {
    return box.height() > box.width() ? MIN_PORTRAIT_GLYPH_HEIGHT : MIN_GLYPH_HEIGHT;
  }

  /** Whether the letters of a text, and digits in its font size, are too low to be read. */
  boolean isTooSmall(VisibleText text) {
    return text.isLowerThan(minGlyphHeight()) && text.digitHeight(scale()) < minGlyphHeight();
  }
}

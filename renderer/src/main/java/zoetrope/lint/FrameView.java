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
}

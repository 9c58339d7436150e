package zoetrope.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.lines.AbstractArrow;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.lines.AbstractTippedLine;
import zoetrope.mobject.lines.FillArrow;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/** The faults of the texts in a frame: legibility, overlaps, and places outside of the frame. */
final class TextFaults {
  /** How far a text may leave the frame, in scene units; one pixel at 480 lines. */
  private static final double MAX_OUTSIDE = 1.0 / 60;

  /** The minimum height of glyphs, in scene units; 8 pixels at 480 lines. */
  private static final double MIN_GLYPH_HEIGHT = 8.0 / 60;

  private static final double MIN_CLEAR_OPACITY = 0.35;

  /** The end of the words for two texts that overlap. */
  static final String OVERLAP = " overlap";

  /** The maximum number of overlaps, and of clashes, that are reported for one frame. */
  static final int MAX_FAULTS = 100;

  /** Texts with less opacity are fading in or out. */
  private static final double MIN_MOVING_OPACITY = 0.5;

  /** The minimum contrast of a text with its background; see {@link Contrast}. */
  private static final double MIN_CONTRAST = 1.6;

  private final ObjectNames names;
  private final OutlineCache outlines;
  private final Box frameBox;
  private final Camera camera;
  private final Fixes fixes;
  private final List<FrameFault> faults = new ArrayList<>();
  private List<VisibleText> texts;
  private boolean isMoving;

  private TextFaults(ObjectNames names, OutlineCache outlines, StageView stage, Camera camera) {
    this.names = names;
    this.outlines = outlines;
    this.camera = camera;
    frameBox = Box.of(stage.frameSize());
    fixes = new Fixes(stage.frameSize(), camera);
  }

  /**
   * Finds the faults of a frame.
   *
   * @param outlines the outlines of the frame's items
   */
  static TextFaults of(
      ObjectNames names,
      OutlineCache outlines,
      StageView stage,
      Frame frame,
      Map<Item, Object> owners) {
    TextFaults found = new TextFaults(names, outlines, stage, frame.camera());
    found.look(frame, stage, owners);
    return found;
  }

  /**
   * Finds the texts that overlap, clash with shapes or leave the frame while something moves. Texts
   * that fade, and texts that are {@linkplain StageView#crossing meant to cross}, are left out. Two
   * texts that coincide are a {@link Fault#DUPLICATE}, with the words of an overlap.
   */
  static List<FrameFault> moving(
      ObjectNames names, StageTexts stageTexts, StageView stage, Camera camera) {
    List<VisibleText> texts = stageTexts.of(stage.mobjects(), camera);
    Set<Mobject<?>> meant = stage.crossing();
    TextFaults found = new TextFaults(names, stageTexts.outlines(), stage, camera);
    found.texts =
        texts.stream()
            .filter(text -> text.opacity() >= MIN_MOVING_OPACITY && !text.isOf(meant))
            .toList();
    if (!found.texts.isEmpty() && stageTexts.haveChanged()) {
      found.isMoving = true;
      found.lookAtMovement(stage);
    }
    return found.faults;
  }

  private void lookAtMovement(StageView stage) {
    IdentityHashMap<Item, Object> owners = new IdentityHashMap<>();
    Frame frame = stage.frame(owners);
    List<Leaf> leaves = Leaf.of(frame.items());
    Occluders occluders = new Occluders(leaves, outlines);
    for (VisibleText text : texts) {
      if (!frameBox.contains(text.reach())
          && !text.box().intersection(frameBox).isEmpty()
          && !occluders.hide(text.box(), occluders.order(text))) {
        checkFrame(text);
      }
    }
    TextPair.of(texts, occluders, frameBox, (a, b) -> !a.looksAs(b)).stream()
        .filter(pair -> !pair.ofLetters())
        .limit(MAX_FAULTS)
        .forEach(pair -> checkPair(pair, occluders));
    faults.addAll(
        new ShapeClashes(frame, owners, leaves, outlines, occluders, names)
            .of(legible(texts), stage.mobjects()));
  }

  private static List<VisibleText> legible(List<VisibleText> texts) {
    return texts.stream().filter(text -> text.glyphHeight() >= MIN_GLYPH_HEIGHT).toList();
  }

  /** Returns the faults. */
  List<FrameFault> faults() {
    return faults;
  }

  /** Returns the texts that nothing hides. */
  List<VisibleText> texts() {
    return texts;
  }

  private void look(Frame frame, StageView stage, Map<Item, Object> owners) {
    List<Mobject<?>> mobjects = stage.mobjects();
    List<Leaf> leaves = Leaf.of(frame.items());
    texts = new ArrayList<>(new Texts(names, camera, leaves, outlines).in(mobjects));
    Occluders occluders = new Occluders(leaves, outlines);
    texts.removeIf(text -> occluders.hide(text.box(), occluders.order(text)));
    List<VisibleText> small = new ArrayList<>();
    List<VisibleText> faint = new ArrayList<>();
    for (VisibleText text : texts) {
      checkFrame(text);
      boolean inside = !text.box().intersection(frameBox).isEmpty();
      if (inside && text.glyphHeight() < MIN_GLYPH_HEIGHT) {
        small.add(text);
      }
      if (inside && text.opacity() < MIN_CLEAR_OPACITY) {
        faint.add(text);
      }
    }
    List<VisibleText> clear = new ArrayList<>(texts);
    clear.removeIf(text -> text.opacity() < MIN_CLEAR_OPACITY);
    faults.addAll(
        new ShapeClashes(frame, owners, leaves, outlines, occluders, names)
            .of(legible(clear), mobjects));
    clear.removeIf(text -> occluders.hideHalf(text.box(), occluders.order(text)));
    if (!clear.isEmpty()) {
      checkContrast(clear, new Contrast(frame, stage.background(), mobjects, texts));
    }
    report(Fault.SMALL, small);
    report(Fault.FAINT, faint);
    TextPair.of(texts, occluders, frameBox).stream()
        .limit(MAX_FAULTS)
        .forEach(pair -> checkPair(pair, occluders));
    List<FrameFault> tips = new ArrayList<>();
    mobjects.forEach(m -> Presence.visit(m, part -> checkTip(part, m, texts, tips)));
    if (!tips.isEmpty()) {
      FrameFault first = tips.get(0);
      String more = tips.size() > 1 ? " and " + (tips.size() - 1) + " more" : "";
      faults.add(new FrameFault(first.kind(), first.objects(), first.what(), more, ""));
    }
  }

  private void checkContrast(List<VisibleText> texts, Contrast contrast) {
    for (VisibleText text : texts) {
      double ratio = contrast.of(text);
      if (ratio < MIN_CONTRAST) {
        String where =
            String.format(
                Locale.ROOT, " at %s, with a contrast of %.1f : 1", text.box().place(), ratio);
        report(Fault.CONTRAST, text, " hardly differs from its background", where, "");
      }
    }
  }

  private void checkFrame(VisibleText text) {
    if (text.box().intersection(frameBox).isEmpty()) {
      // If the camera was moved, or if another part of the mobject is in the frame, this is
      // probably intended.
      if (camera.equals(Camera.DEFAULT) && !isSeen(text.whole())) {
        report(Fault.OUTSIDE, text, " at " + text.box().place(), "", fixes.intoFrame(text));
      }
      return;
    }
    String beyond = text.beyond(frameBox, MAX_OUTSIDE);
    if (!beyond.isEmpty()) {
      String by = " (" + beyond + ")";
      report(Fault.CUT, text, " leaves the frame", by, fixes.intoFrame(text));
    }
  }

  /** Whether a part of a mobject is in the frame. */
  private boolean isSeen(Mobject<?> m) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    m.emit(out);
    return Leaf.of(out.items()).stream()
        .filter(leaf -> leaf.opacity() * leaf.item().opacity() > 0)
        .anyMatch(leaf -> !outlines.of(leaf.item()).box().intersection(frameBox).isEmpty());
  }

  private void checkPair(TextPair pair, Occluders occluders) {
    if (pair.isSame() && isMoving) {
      faults.add(new FrameFault(Fault.DUPLICATE, List.of(), pair.names() + OVERLAP, "", ""));
      return;
    }
    if (pair.isSame()) {
      if (pair.a().isColoredAs(pair.b())) {
        String place = " at " + pair.a().box().place();
        report(Fault.DUPLICATE, pair.a(), " is on the stage twice", place, "");
      }
      return;
    }
    String where =
        String.format(
            Locale.ROOT,
            " at %s, covering %.0f %% of %s",
            pair.region().place(),
            100 * pair.common() / pair.smaller(),
            pair.part());
    VisibleText moved = occluders.order(pair.a()) > occluders.order(pair.b()) ? pair.a() : pair.b();
    VisibleText other = moved == pair.a() ? pair.b() : pair.a();
    String fix = fixes.apart(moved, other).or(() -> fixes.apart(other, moved)).orElse("");
    List<FoundObject> objects = List.of(moved.found(), other.found());
    faults.add(new FrameFault(Fault.OVERLAP, objects, pair.names() + OVERLAP, where, fix));
  }

  private void checkTip(
      Mobject<?> m, Mobject<?> root, List<VisibleText> texts, List<FrameFault> tips) {
    boolean arrow =
        m instanceof AbstractArrow<?>
            || m instanceof FillArrow
            || m instanceof AbstractTippedLine<?>;
    if (!arrow || m.family().stream().allMatch(part -> isInvisible(part))) {
      return;
    }
    Vec tip = outlines.projection().apply(((AbstractLine<?>) m).end(), m.fixedInFrame());
    if (tip == null) {
      return;
    }
    Box point = new Box(tip.x() - 0.02, tip.y() - 0.02, tip.x() + 0.02, tip.y() + 0.02);
    for (VisibleText text : texts) {
      if (text.box().contains(point)) {
        String what = names.of(m, root) + " at " + point.place() + " in " + text.name();
        List<FoundObject> objects = List.of(names.found(m, root, point), text.found());
        tips.add(new FrameFault(Fault.TIP, objects, what, "", ""));
      }
    }
  }

  private static boolean isInvisible(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.stream().allMatch(item -> item.opacity() == 0);
  }

  private void report(Fault kind, List<VisibleText> texts) {
    if (!texts.isEmpty()) {
      String more = texts.size() > 1 ? " and " + (texts.size() - 1) + " more" : "";
      List<FoundObject> objects = texts.stream().map(VisibleText::found).toList();
      faults.add(new FrameFault(kind, objects, texts.get(0).name(), more, ""));
    }
  }

  private void report(Fault kind, VisibleText text, String what, String where, String fix) {
    faults.add(new FrameFault(kind, List.of(text.found()), text.name() + what, where, fix));
  }
}

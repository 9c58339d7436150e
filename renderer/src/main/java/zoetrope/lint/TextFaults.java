package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.Contrast;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.Occluders;
import zoetrope.internal.lint.objects.StageRoots;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.FrameFault.Level;
import zoetrope.lint.FrameFault.Words;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.lines.AbstractTippedLine;
import zoetrope.mobject.lines.FillArrow;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/**
 * A search for the faults of the texts in successive frames: legibility, overlaps, clashes with
 * shapes, and places outside of the frame.
 */
final class TextFaults {
  /** How far a text may leave the frame, in scene units; one pixel at 480 lines. */
  private static final double MAX_OUTSIDE = 1.0 / 60;

  private static final double MIN_CLEAR_OPACITY = 0.35;

  /** The maximum number of overlaps, and of clashes, that are reported for one frame. */
  static final int MAX_FAULTS = 100;

  private static final String FAINT_COLOR = " hardly differs from its background";
  private static final FaultFix OTHER_COLOR_IN_SPACE =
      FaultFix.of("use another colour, move it, or turn the camera");

  /** The minimum contrast of a text with its background; see {@link Contrast}. */
  private static final double MIN_CONTRAST = 1.9;

  /** If the estimated contrast is at least this, it is not measured. */
  private static final double SURE_CONTRAST = 3;

  private final ObjectNames names;
  private final StageTexts stageTexts;
  private final StageRoots roots;
  private final TextPairs pairs = new TextPairs();
  private final ShapeTouches touches = new ShapeTouches();
  private final ContrastEstimate contrast = new ContrastEstimate();
  private FrameView view;
  private long version;
  private Fixes fixes;

  /** The camera in the first frame of the play; null before it. */
  private Camera firstCamera;

  private List<FrameFault> faults = new ArrayList<>();
  private List<VisibleText> texts = List.of();

  /** The mobjects of texts that were once completely in the frame of the default camera. */
  private final Set<Mobject<?>> inside = Collections.newSetFromMap(new IdentityHashMap<>());

  TextFaults(ObjectNames names) {
    this.names = names;
    this.stageTexts = new StageTexts(names);
    this.roots = new StageRoots(names);
  }

  /** Returns the texts of the last frame. */
  StageTexts stageTexts() {
    return stageTexts;
  }

  /** Must be called when a play or pause begins. */
  void called() {
    roots.clear();
    firstCamera = null;
  }

  /**
   * Looks at the frame that a stage shows. Returns a number that grows whenever the frame differs
   * from that of the last call.
   */
  long look(StageView stage) {
    stageTexts.of(stage.mobjects(), stage.currentCamera());
    if (view == null || stageTexts.haveChanged() || !view.background().equals(stage.background())) {
      version++;
      view = FrameView.of(stage, stageTexts);
      fixes = new Fixes(view, new NearbyObjects(view, roots, names));
    }
    return version;
  }

  /**
   * Returns the faults of the frame while something moves. Texts that fade, and texts that are
   * {@linkplain StageView#crossing meant to cross}, are left out. Two texts that coincide are a
   * {@link Fault#DUPLICATE}.
   */
  List<FrameFault> moving(StageView stage) {
    faults = new ArrayList<>();
    firstCamera = firstCamera == null ? view.frame().camera() : firstCamera;
    Set<Mobject<?>> meant = stage.crossing();
    Occluders occluders = view.occluders();
    texts =
        view.texts().stream()
            .filter(text -> text.opacity() >= MIN_CLEAR_OPACITY && !text.isOf(meant))
            .toList();
    for (VisibleText text : texts) {
      if (view.box().contains(text.reach()) || !occluders.hide(text)) {
        checkFrame(text, true);
      }
      checkSize(text);
    }
    Set<VisibleText> clear = identitySet();
    texts.stream().filter(text -> !text.isFading()).forEach(clear::add);
    checkPairs(clear, true);
    List<ShapeTouches.Placed> placed = placed();
    faults.addAll(clashes(placed, clear::contains));
    Map<VisibleText, Double> ratios = contrast.of(texts, placed, view, true);
    clear.removeAll(shadows());
    texts.stream().filter(clear::contains).forEach(text -> estimate(text, ratios.get(text)));
    return faults;
  }

  /** Returns the faults of the frame at the end of a play. */
  List<FrameFault> resting() {
    faults = new ArrayList<>();
    Occluders occluders = view.occluders();
    texts = view.texts().stream().filter(text -> !occluders.hide(text)).toList();
    for (VisibleText text : texts) {
      checkFrame(text, false);
    }
    Set<VisibleText> shown = identitySet();
    shown.addAll(texts);
    List<ShapeTouches.Placed> placed = placed();
    List<FrameFault> clashes =
        clashes(placed, text -> shown.contains(text) && text.opacity() >= MIN_CLEAR_OPACITY);
    clashes.stream().filter(fault -> fault.level() != Level.TOUCH).forEach(faults::add);
    clashes(placed, text -> !shown.contains(text)).stream()
        .filter(fault -> fault.kind() == Fault.PASSING)
        .forEach(faults::add);
    List<VisibleText> clear = new ArrayList<>(texts);
    clear.removeIf(text -> text.opacity() < MIN_CLEAR_OPACITY || occluders.hideHalf(text));
    clear.removeAll(shadows());
    Map<VisibleText, Double> ratios = contrast.of(clear, placed, view, false);
    boolean isFlat = ContrastEstimate.isFlat(view);
    clear.removeIf(text -> isFlat && ratios.get(text) >= SURE_CONTRAST);
    if (!clear.isEmpty()) {
      checkContrast(clear, new Contrast(view.frame(), view.background(), view.mobjects(), texts));
    }
    texts.forEach(this::checkSize);
    texts.stream()
        .filter(text -> text.opacity() < MIN_CLEAR_OPACITY && isInside(text))
        .forEach(
            text -> report(Fault.FAINT, Level.FAULT, text, "", () -> "", () -> FaultFix.USUAL));
    checkPairs(shown, false);
    view.mobjects().forEach(m -> Presence.visit(m, part -> checkTip(part, m)));
    return faults;
  }

  /** Returns the texts that nothing hides, after {@link #resting}. */
  List<VisibleText> texts() {
    return texts;
  }

  private static Set<VisibleText> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private List<ShapeTouches.Placed> placed() {
    return touches.of(view.leaves(), view.owners(), view.texts(), view.outlines(), view.scale());
  }

  private List<FrameFault> clashes(
      List<ShapeTouches.Placed> placed, Predicate<VisibleText> wanted) {
    return new ShapeClashes(view, roots, names)
        .of(placed, text -> wanted.test(text) && !text.isLowerThan(FrameView.MIN_GLYPH_HEIGHT));
  }

  private boolean isInside(VisibleText text) {
    return view.box().contains(text.reach()) || text.box().overlaps(view.box());
  }

  private void checkSize(VisibleText text) {
    if (view.isTooSmall(text) && isInside(text)) {
      boolean isOfAxis = roots.isOfAxis(text);
      report(
          isOfAxis ? Fault.TINY_NUMBERS : Fault.SMALL,
          Level.FAULT,
          text,
          isOfAxis ? " is too small to read" : "",
          () -> "",
          () -> isOfAxis ? FaultFix.USUAL : Fixes.enlarged(text, view.minGlyphHeight()));
    }
  }

  /** Reports a contrast that is low, or that is unknown until the frame is drawn. */
  private void estimate(VisibleText text, double ratio) {
    if (!(ratio >= MIN_CONTRAST)) {
      Level level = Double.isNaN(ratio) ? Level.TOUCH : Level.FAULT;
      faults.add(
          new FrameFault(
              Fault.CONTRAST,
              level,
              text.key(),
              () -> words(text, FAINT_COLOR, "", FaultFix.USUAL)));
    }
  }

  private void checkContrast(List<VisibleText> clear, Contrast drawn) {
    for (VisibleText text : clear) {
      double ratio = drawn.of(text, contrast::veiled);
      if (ratio < MIN_CONTRAST) {
        String where = " at %s, with a contrast of %.1f : 1";
        report(
            Fault.CONTRAST,
            Level.FAULT,
            text,
            FAINT_COLOR,
            () -> String.format(Locale.ROOT, where, text.box().place(), ratio),
            () -> otherColor(text, drawn));
      }
    }
  }

  /** Returns the fix for a low contrast. Only an upright camera allows the usual words. */
  private FaultFix otherColor(VisibleText text, Contrast drawn) {
    FixEdit edit = new FixEdit.Recolor(text.found(), drawn.clearest(text));
    boolean isUpright = view.frame().camera().isUpright();
    return isUpright ? FaultFix.usual(edit) : OTHER_COLOR_IN_SPACE;
  }

  /**
   * Checks the place of a text.
   *
   * @param isMoving whether the text may pass through the edge, or the camera may leave it behind
   */
  private void checkFrame(VisibleText text, boolean isMoving) {
    Fixes shown = fixes;
    boolean isDefault = view.frame().camera().equals(Camera.DEFAULT);
    if (view.box().contains(text.reach())) {
      if (isDefault) {
        inside.add(text.subject());
      }
      return;
    }
    boolean isOutside = !text.box().overlaps(view.box());
    boolean isLeft = !text.isFixed() && !view.frame().camera().equals(firstCamera);
    Level level = isMoving && (isOutside || isLeft) ? Level.TOUCH : Level.FAULT;
    if (isOutside && !isDefault) {
      return; // The camera was moved away from the text.
    }
    if (isOutside && !isSeen(text.whole())) {
      Supplier<String> where = () -> " at " + text.box().place();
      report(Fault.OUTSIDE, level, text, "", where, () -> shown.intoFrame(text));
      return;
    }
    // If other parts of its mobject are in the frame, and the text never was, it is outside on
    // purpose.
    String beyond = text.box().beyond(view.box(), MAX_OUTSIDE);
    if (!beyond.isEmpty() && (!isOutside || inside.contains(text.subject()))) {
      Supplier<String> by = () -> " (" + beyond + ")";
      report(Fault.CUT, level, text, " leaves the frame", by, () -> shown.intoFrame(text));
    }
  }

  /** Whether a part of a mobject is in the frame. */
  private boolean isSeen(Mobject<?> m) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    m.emit(out);
    return Leaf.of(out.items()).stream()
        .filter(leaf -> leaf.opacity() * leaf.item().opacity() > 0)
        .anyMatch(leaf -> view.outlines().of(leaf.item()).box().overlaps(view.box()));
  }

  private void checkPairs(Set<VisibleText> wanted, boolean isMoving) {
    int count = 0;
    for (TextPair pair : pairs.of(view.texts(), view.box())) {
      // While something moves, a copy leaves its text, or arrives at it.
      boolean isCopy = isMoving && pair.a().looksAs(pair.b());
      if (wanted.contains(pair.a())
          && wanted.contains(pair.b())
          && (isCopy ? pair.isSame() : pair.touches())
          && (isMoving || pair.overlap().isHardToRead())
          && !pair.isShadow()
          && !isHidden(pair)
          && count++ < MAX_FAULTS) {
        checkPair(pair, isMoving);
      }
    }
  }

  private List<VisibleText> shadows() {
    Occluders occluders = view.occluders();
    return pairs.of(view.texts(), view.box()).stream()
        .filter(pair -> pair.isShadow() && pair.touches())
        .map(p -> occluders.order(p.a()) < occluders.order(p.b()) ? p.a() : p.b())
        .toList();
  }

  private boolean isHidden(TextPair pair) {
    Occluders occluders = view.occluders();
    int back = Math.min(occluders.order(pair.a()), occluders.order(pair.b()));
    return occluders.hide(pair.overlap().region(), back);
  }

  private void checkPair(TextPair pair, boolean isMoving) {
    if (pair.isSame()) {
      if (isMoving || pair.a().isColoredAs(pair.b())) {
        faults.add(
            new FrameFault(
                Fault.DUPLICATE, Level.FAULT, pair.key(), () -> PairWords.duplicate(pair)));
      }
    } else {
      TextPair.Overlap shared = pair.overlap();
      Level level =
          shared.isHardToRead() && !(isMoving && shared.ofLetters()) ? Level.FAULT : Level.TOUCH;
      Occluders occluders = view.occluders();
      boolean isFirstInFront = occluders.order(pair.a()) > occluders.order(pair.b());
      VisibleText moved = isFirstInFront ? pair.a() : pair.b();
      VisibleText other = isFirstInFront ? pair.b() : pair.a();
      Fixes shown = fixes;
      faults.add(
          new FrameFault(
              Fault.OVERLAP,
              level,
              pair.key(),
              shared.ofLetters() ? 0 : shared.common() / shared.smaller(),
              () -> PairWords.overlap(pair, moved, other, isMoving ? null : shown)));
    }
  }

  /** Whether a mobject is a line with a tip. */
  static boolean isArrow(Mobject<?> m) {
    return m instanceof FillArrow || m instanceof AbstractTippedLine<?>;
  }

  private void checkTip(Mobject<?> m, Mobject<?> root) {
    if (!isArrow(m) || m.family().stream().allMatch(part -> isInvisible(part))) {
      return;
    }
    Vec tip = view.outlines().projection().apply(((AbstractLine<?>) m).end(), m.fixedInFrame());
    if (tip == null) {
      return;
    }
    Box point = new Box(tip.x() - 0.02, tip.y() - 0.02, tip.x() + 0.02, tip.y() + 0.02);
    for (VisibleText text : texts) {
      if (text.reach().contains(point) && text.box().contains(point)) {
        String what = names.of(m, root) + " at " + point.place() + " in " + text.name();
        List<FoundObject> objects = List.of(names.found(m, root, point), text.found());
        String key = text.key() + " " + objects.get(0).id();
        faults.add(
            new FrameFault(
                Fault.TIP, Level.FAULT, key, () -> new Words(objects, what, "", FaultFix.USUAL)));
      }
    }
  }

  private static boolean isInvisible(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.stream().allMatch(item -> item.opacity() == 0);
  }

  private void report(
      Fault kind,
      Level level,
      VisibleText text,
      String what,
      Supplier<String> where,
      Supplier<FaultFix> fix) {
    faults.add(
        new FrameFault(kind, level, text.key(), () -> words(text, what, where.get(), fix.get())));
  }

  private static Words words(VisibleText text, String what, String where, FaultFix fix) {
    return new Words(List.of(text.found()), text.name() + what, where, fix);
  }
}

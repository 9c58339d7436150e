package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.vector.ItemMarks;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;

/** Encodes the frames of one segment of a film of paths. Not thread-safe. */
public final class VectorSegmentEncoder implements AutoCloseable {
  /** The height of a frame in the film's units: a sixteenth of a pixel of a 4K frame. */
  public static final int UNITS = 34_560;

  /** The resolution of parts that become images, in image pixels per pixel of the frame. */
  private static final double IMAGE_SCALE = 1;

  /**
   * A shape counts as moved, not changed, if the moves of its points differ by at most this, in
   * units of the film.
   */
  private static final int MAX_MOVE_DIFFERENCE = 2;

  private final ItemMarks marks;
  private final double unitsPerPixel;
  private final PathTable paths;
  private final PaintTable paints;
  private final ImageTable images;
  private final ClipEncoder clips;
  private final Backgrounds backgrounds;
  private final SegmentColumns columns = new SegmentColumns();
  private Map<Item, List<Step>> known = new IdentityHashMap<>();
  private Step background;
  private List<Slot> slots = List.of();
  private long frames;

  /**
   * Starts a segment.
   *
   * @param settings the size and rate of the frames
   * @param codes encodes images
   * @param encoders encode images that change
   */
  public VectorSegmentEncoder(
      VideoSettings settings, ImageCodes codes, PictureEncoder.Factory encoders) {
    this.marks = new ItemMarks(settings.width(), settings.height(), IMAGE_SCALE);
    this.backgrounds = new Backgrounds(marks);
    this.unitsPerPixel = (double) UNITS / settings.height();
    this.paths = new PathTable(unitsPerPixel);
    this.paints = new PaintTable(unitsPerPixel);
    this.clips = new ClipEncoder(settings, encoders);
    this.images = new ImageTable(codes, clips);
  }

  /** Adds a frame that is shown {@code count} times. */
  public void add(Frame frame, long count) {
    frames += count;
    columns.beginFrame(count);
    List<Step> steps = steps(frame);
    int[] continued = StepMatching.of(slots, steps);
    List<Slot> next = new ArrayList<>(steps.size());
    int passed = 0;
    for (int i = 0; i < continued.length; i++) {
      if (continued[i] < 0) {
        next.add(inserted(steps.get(i)));
        continue;
      }
      columns.delete(continued[i] - passed);
      passed = continued[i] + 1;
      Slot slot = slots.get(continued[i]);
      if (slot.step == steps.get(i)) {
        columns.copy();
      } else {
        change(slot, steps.get(i));
      }
      next.add(slot);
    }
    columns.delete(slots.size() - passed);
    columns.endFrame();
    clips.endFrame();
    slots = next;
  }

  /** Returns the segment of all frames. */
  public VectorSegment finish() {
    Column head = new Column();
    paints.write(head);
    head.unsigned(columns.runs());
    List<byte[]> changes = new ArrayList<>();
    changes.add(head.toBytes());
    changes.addAll(columns.toBytes());
    return new VectorSegment(frames, changes, paths.paths(), images.images(), clips.finish());
  }

  @Override
  public void close() {
    clips.close();
  }

  private List<Step> steps(Frame frame) {
    boolean viewChanged = marks.view(frame);
    Map<Item, List<Step>> old = viewChanged ? Map.of() : known;
    known = new IdentityHashMap<>();
    List<List<Step>> all = new ArrayList<>();
    for (Item item : frame.items()) {
      List<Step> own = old.get(item);
      if (own == null) {
        own = new ArrayList<>();
        Step.add(marks.of(item), own);
      }
      known.put(item, own);
      all.add(own);
    }
    Color color = frame.background();
    if (background == null || !background.color().equals(color)) {
      background = Step.background(color);
    }
    List<Step> steps = new ArrayList<>();
    steps.add(background);
    if (clips.isPossible()) {
      steps.addAll(backgrounds.take(color, viewChanged, frame.items(), all));
    }
    all.forEach(steps::addAll);
    return steps;
  }

  private Slot inserted(Step step) {
    Slot slot = new Slot(step.kind());
    StepLayout layout = StepLayout.of(step, unitsPerPixel, paints, images);
    slot.step = step;
    System.arraycopy(layout.numbers(), 0, slot.numbers, 0, Slot.NUMBERS);
    Path source = StepLayout.source(step);
    if (source != null) {
      Affine place = StepLayout.place(step);
      PathTable.Entry entry = paths.entry(source, place);
      slot.path = entry.id();
      StepLayout.setMap(slot.numbers, step, unitsPerPixel, entry.scale());
    }
    setStyle(slot, layout);
    columns.insert(slot);
    return slot;
  }

  private static void setStyle(Slot slot, StepLayout layout) {
    slot.paint = layout.paint();
    slot.style = layout.style();
    slot.paintPlace = layout.paintPlace();
  }

  private void change(Slot slot, Step step) {
    StepLayout layout = StepLayout.of(step, unitsPerPixel, paints, images);
    int[] values = layout.numbers();
    int mask = changePath(slot, step, values);
    boolean styled =
        slot.paint != layout.paint()
            || slot.style != layout.style()
            || !Arrays.equals(slot.paintPlace, layout.paintPlace());
    mask |= styled ? SegmentColumns.STYLED : 0;
    mask |= changed(slot, values, Slot.X, 2) ? SegmentColumns.MOVED : 0;
    mask |= changed(slot, values, Slot.A, 4) ? SegmentColumns.TURNED : 0;
    mask |= changed(slot, values, Slot.G, 2) ? SegmentColumns.TILTED : 0;
    mask |= changed(slot, values, Slot.RED, 3) ? SegmentColumns.COLORED : 0;
    mask |= changed(slot, values, Slot.ALPHA, 1) ? SegmentColumns.FADED : 0;
    mask |= changed(slot, values, Slot.WIDTH, 1) ? SegmentColumns.WIDENED : 0;
    slot.step = step;
    if (mask == 0) {
      columns.copy();
      return;
    }
    columns.change(mask);
    if (styled) {
      setStyle(slot, layout);
      columns.style(slot);
    }
    columns.numbers(mask, slot, values);
  }

  private static boolean changed(Slot slot, int[] values, int first, int count) {
    return !Arrays.equals(slot.numbers, first, first + count, values, first, first + count);
  }

  /** Writes a change of the path and sets the new map; returns the bits of the change. */
  private int changePath(Slot slot, Step step, int[] values) {
    Path source = StepLayout.source(step);
    if (source == null) {
      return removePath(slot, values);
    }
    Affine place = StepLayout.place(step);
    boolean isKnown = paths.has(source, place) || paths.hasContent(source, place);
    if (!isKnown && source != StepLayout.source(slot.step)) {
      PathForm form = PathForm.of(step.path(), unitsPerPixel);
      PathForm shown = slot.form != null || slot.path < 0 ? slot.form : paths.form(slot.path);
      if (shown != null && form.hasPatternOf(shown) && form.points().length > 0) {
        return changeShape(slot, shown, form, values);
      }
    }
    PathTable.Entry entry = paths.entry(source, place);
    StepLayout.setMap(values, step, unitsPerPixel, entry.scale());
    if (slot.form == null && slot.path == entry.id()) {
      return 0;
    }
    slot.form = null;
    slot.path = entry.id();
    columns.path(slot);
    return SegmentColumns.PATH;
  }

  private int removePath(Slot slot, int[] values) {
    if (SegmentColumns.hasPath(slot.kind)) {
      System.arraycopy(slot.numbers, Slot.A, values, Slot.A, Slot.MAP);
      if (slot.path >= 0 || slot.form != null) {
        slot.path = -1;
        slot.form = null;
        columns.path(slot);
        return SegmentColumns.PATH;
      }
    }
    return 0;
  }

  private int changeShape(Slot slot, PathForm shown, PathForm form, int[] values) {
    int[] base = moved(shown.points(), slot.numbers);
    System.arraycopy(slot.numbers, Slot.A, values, Slot.A, Slot.MAP);
    int x = move(base, form.points(), 0);
    int y = move(base, form.points(), 1);
    if (x != Integer.MIN_VALUE && y != Integer.MIN_VALUE) {
      values[Slot.X] += x;
      values[Slot.X + 1] += y;
      return 0;
    }
    columns.shape(slot, base, form);
    System.arraycopy(slot.numbers, Slot.A, values, Slot.A, Slot.MAP);
    return SegmentColumns.SHAPE;
  }

  /**
   * Returns how far all points move; {@link Integer#MIN_VALUE} if the distances differ by more than
   * {@link #MAX_MOVE_DIFFERENCE}.
   */
  private static int move(int[] before, int[] after, int first) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int i = first; i < before.length; i += 2) {
      int delta = after[i] - before[i];
      least = Math.min(least, delta);
      most = Math.max(most, delta);
    }
    return (long) most - least <= MAX_MOVE_DIFFERENCE
        ? least + (most - least) / 2
        : Integer.MIN_VALUE;
  }

  /** Returns points under the map of a slot, as players compute them. */
  private static int[] moved(int[] points, int[] map) {
    int[] moved = new int[points.length];
    for (int i = 0; i < points.length; i += 2) {
      double x = points[i];
      double y = points[i + 1];
      double w = 1 + (map[Slot.G] * x + map[Slot.G + 1] * y) / Slot.DIVISOR_ONE;
      double movedX = (map[Slot.A] * x + map[Slot.A + 2] * y) / Slot.ONE + map[Slot.X];
      double movedY = (map[Slot.A + 1] * x + map[Slot.A + 3] * y) / Slot.ONE + map[Slot.X + 1];
      moved[i] = (int) Math.floor(movedX / w + 0.5);
      moved[i + 1] = (int) Math.floor(movedY / w + 0.5);
    }
    return moved;
  }
}

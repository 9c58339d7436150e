package zoetrope.mobject.camera;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.image.AbstractImage;
import zoetrope.mobject.shapes.AbstractRectangle;
import zoetrope.mobject.shapes.Rectangle;

/**
 * A display that shows the stage, or selected objects, through a second camera. Its content is
 * drawn as sharply as everything else and is clipped at its border. A display does not show itself.
 *
 * <pre>{@code
 * var frame = rectangle(0.6, 0.4).moveTo(dot);
 * var display = cameraDisplay(frame).addDisplayFrame().toCorner(UR);
 * }</pre>
 *
 * <p>Strokes are magnified like the objects, as in Manim Community Edition; see {@link
 * #keepStrokeWidths}. Objects that are fixed in the frame appear at their place in the frame. If
 * they are among the selected objects, they have the same place relative to the display as they
 * have relative to the frame.
 */
public final class CameraDisplay extends AbstractImage<CameraDisplay> {
  /** The width of the display's border in stroke units. */
  public static final double FRAME_STROKE_WIDTH = 3;

  private static final double HEIGHT = 4;

  private final CameraFrame camera;
  private final AbstractRectangle<?> window;
  private List<Mobject<?>> subjects;
  private List<Mobject<?>> unseen = List.of();
  private Color background;
  private boolean strokesScale = true;
  private Rectangle displayFrame;
  private Item.Inset item;

  /**
   * Creates a display 4 units high that shows the area of {@code window}. The display has the
   * aspect ratio of the window. If the display is stretched, its content is stretched, too. The
   * window itself is not shown.
   */
  public CameraDisplay(AbstractRectangle<?> window) {
    super(HEIGHT * Viewpoint.at(window).aspect(), HEIGHT);
    this.camera = null;
    this.window = window;
    this.unseen = List.of(window);
  }

  /**
   * Creates a display 4 units high, 16:9, that shows the view of {@code camera}. The full height of
   * the view is visible, without distortion.
   */
  public CameraDisplay(CameraFrame camera) {
    super(HEIGHT * 16 / 9, HEIGHT);
    this.camera = camera;
    this.window = null;
  }

  /** Shows only these objects, whether they are on the stage or not. */
  public CameraDisplay show(Mobject<?>... mobjects) {
    subjects = List.of(mobjects);
    return this;
  }

  /** Hides these objects and their children on the display. */
  public CameraDisplay hide(Mobject<?>... mobjects) {
    List<Mobject<?>> all = new ArrayList<>(unseen);
    all.addAll(List.of(mobjects));
    unseen = List.copyOf(all);
    return this;
  }

  /** Sets the background colour of the display; the default is the background of the stage. */
  public CameraDisplay setBackground(Color color) {
    background = color;
    return this;
  }

  /** Shows strokes as wide as outside the display, whatever the magnification. */
  public CameraDisplay keepStrokeWidths() {
    strokesScale = false;
    return this;
  }

  /** Adds a white border of width 3 that moves with the display. */
  public CameraDisplay addDisplayFrame() {
    if (displayFrame == null) {
      displayFrame = new Rectangle(2, 2).setStroke(Palette.WHITE, FRAME_STROKE_WIDTH);
      displayFrame.transform(place());
      MobjectTrees.fixAlone(displayFrame, fixedInFrame());
      add(displayFrame);
    }
    return this;
  }

  /**
   * Returns the border.
   *
   * @throws IllegalStateException if {@link #addDisplayFrame} was not called
   */
  public Rectangle displayFrame() {
    if (displayFrame == null) {
      throw new IllegalStateException("this display has no frame: call addDisplayFrame() first");
    }
    return displayFrame;
  }

  /** Returns the magnification: the ratio of heights on the display and on the stage. */
  public double magnification() {
    return 2 * place().column(1).length() / viewpoint().camera().height();
  }

  private Viewpoint viewpoint() {
    if (window != null) {
      return Viewpoint.at(window);
    }
    double aspect = place().column(0).length() / place().column(1).length();
    return new Viewpoint(camera.toCamera(), aspect);
  }

  @Override
  protected void emitSelf(DisplayListBuilder out) {
    out.markUncacheable();
    requireFinite();
    double area = place().column(0).cross(place().column(1)).length();
    if (opacity() == 0 || !(area > 0) || window != null && Viewpoint.isEmpty(window)) {
      item = null;
      return;
    }
    InsetView view = view(out);
    if (item == null || !item.view().showsSameAs(view)) {
      item = new Item.Inset(view, place(), opacity(), fixedInFrame());
    }
    super.emitSelf(out);
  }

  @Override
  protected Item selfItem() {
    return item;
  }

  @Override
  protected void changedSelf() {
    item = null;
  }

  private InsetView view(DisplayListBuilder out) {
    Viewpoint viewpoint = viewpoint();
    Camera outside = out.camera();
    double zoom = Camera.FRAME_HEIGHT / outside.height();
    Camera seen = viewpoint.camera();
    Camera fixed = subjects != null ? Camera.DEFAULT : Viewpoint.inPicture(seen, outside);
    if (window != null && window.fixedInFrame() >= 0.5) {
      fixed = seen;
      seen = Viewpoint.onStage(fixed, outside);
    }
    List<Mobject<?>> hidden = new ArrayList<>(unseen);
    hidden.add(this);
    DisplayListBuilder within = out.seenBy(seen, hidden);
    if (subjects != null) {
      subjects.forEach(m -> m.emit(within));
    } else {
      within.addStage();
    }
    double height = 2 * place().column(1).length() * (fixedInFrame() >= 0.5 ? 1 : zoom);
    double usual = subjects != null ? 1 : zoom;
    return new InsetView(
        within.items(),
        seen,
        fixed,
        viewpoint.aspect(),
        strokesScale ? height / (usual * seen.height()) : 1,
        background != null ? background : out.background());
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof CameraDisplay d) {
      subjects = d.subjects;
      unseen = d.unseen;
      background = d.background;
      strokesScale = d.strokesScale;
    }
  }

  /** Interpolates place and opacity, and the background if both displays have one. */
  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween tween = super.tweenSelf(start, end, motion);
    if (!(start instanceof CameraDisplay a) || !(end instanceof CameraDisplay b)) {
      return tween;
    }
    Color from = a.background;
    Color to = b.background;
    boolean mixed = from != null && to != null;
    return tween.and(t -> background = t >= 1 ? to : mixed ? from.lerp(to, t) : from);
  }

  /**
   * The view of a display.
   *
   * @param aspect the ratio of width to height of the visible area
   */
  private record Viewpoint(Camera camera, double aspect) {
    static boolean isEmpty(AbstractRectangle<?> window) {
      Vec size = window.bounds().size();
      return window.bounds().isEmpty() || !(size.x() > 0 && size.y() > 0);
    }

    /** Returns a camera that looks perpendicularly at a rectangle and is rotated with it. */
    static Viewpoint at(AbstractRectangle<?> window) {
      if (isEmpty(window)) {
        throw new IllegalArgumentException(
            "nothing can be seen through the window of a display, whose box is " + window.bounds());
      }
      List<Vec> corners = window.vertices();
      if (corners.size() != 4) {
        corners = box(window);
      }
      Vec across = corners.get(3).minus(corners.get(2));
      Vec up = corners.get(0).minus(corners.get(3));
      double angle = StrictMath.atan2(across.y(), across.x());
      Quaternion turn = angle == 0 ? Quaternion.IDENTITY : Quaternion.of(angle, new Vec(0, 0, 1));
      Vec center = corners.get(0).plus(corners.get(2)).times(0.5);
      double height = up.length();
      return new Viewpoint(
          new Camera(center, height, turn, Camera.DEFAULT.fieldOfView()), across.length() / height);
    }

    private static List<Vec> box(Mobject<?> m) {
      Vec low = m.bounds().min();
      Vec high = m.bounds().max();
      double z = m.center().z();
      return List.of(
          new Vec(high.x(), high.y(), z),
          new Vec(low.x(), high.y(), z),
          new Vec(low.x(), low.y(), z),
          new Vec(high.x(), low.y(), z));
    }

    /** Converts a camera on the stage to coordinates of the frame of {@code outside}. */
    static Camera inPicture(Camera camera, Camera outside) {
      Quaternion back = outside.orientation().normalized().conjugate();
      double zoom = Camera.FRAME_HEIGHT / outside.height();
      Vec center = camera.center().minus(outside.center());
      return new Camera(
          back.toAffine().apply(center).times(zoom),
          camera.height() * zoom,
          back.times(camera.orientation()),
          camera.fieldOfView());
    }

    /** Converts a camera from coordinates of the frame of {@code outside} to the stage. */
    static Camera onStage(Camera camera, Camera outside) {
      Quaternion turn = outside.orientation().normalized();
      double zoom = outside.height() / Camera.FRAME_HEIGHT;
      return new Camera(
          turn.toAffine().apply(camera.center().times(zoom)).plus(outside.center()),
          camera.height() * zoom,
          turn.times(camera.orientation()),
          camera.fieldOfView());
    }
  }
}

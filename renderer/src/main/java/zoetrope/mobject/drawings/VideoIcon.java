package zoetrope.mobject.drawings;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.RoundedCorners;
import zoetrope.mobject.VMobject;

/** A video symbol: a light blue screen with a triangle cut out, 1.2 units wide. */
public final class VideoIcon extends VMobject<VideoIcon> {

  /** Creates an icon centred at the origin. */
  public VideoIcon() {
    super(
        RoundedCorners.polygon(
                List.of(
                    Vec.of(0.6, 0.375),
                    Vec.of(-0.6, 0.375),
                    Vec.of(-0.6, -0.375),
                    Vec.of(0.6, -0.375)),
                0.15)
            .append(Path.polygon(Vec.of(0.25, 0), Vec.of(-0.15, -0.2), Vec.of(-0.15, 0.2))));
    setFill(Palette.BLUE_A, 1);
    setStrokeWidth(0);
  }
}

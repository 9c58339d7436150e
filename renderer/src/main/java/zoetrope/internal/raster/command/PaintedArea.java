package zoetrope.internal.raster.command;

import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.coverage.Edges;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.outline.Homography;
import zoetrope.internal.raster.outline.ItemProjection;
import zoetrope.internal.raster.outline.Outliner;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.shader.GradientShader;

/**
 * Creates the fill of an area with a paint. The plane of gradients and patterns has a constant z in
 * the path's coordinates, which is the z of the path's centre. A pattern that is seen edge-on fills
 * nothing.
 *
 * @param tiles builds the commands of the items in the tile of a pattern
 * @param place maps the path's coordinates to homogeneous pixels
 */
record PaintedArea(
    DrawCommandBuilder tiles, Edges inside, Edges border, Path path, ItemProjection place)
    implements Paint.Visitor<FillOp> {
  @Override
  public FillOp solid(Paint.Solid solid) {
    return filled(solid.color());
  }

  @Override
  public FillOp strokeGradient(Paint.StrokeGradient colors) {
    return filled(colors.mean());
  }

  private FillOp filled(Color color) {
    return new FillOp(inside, border, color.toArgb(), null);
  }

  @Override
  public FillOp gradient(Paint.Gradient gradient) {
    Homography toGradient = Homography.inverse(place.after(Outliner.inPlane(gradient.map(), path)));
    return toGradient == null
        ? filled(gradient.stops().get(gradient.stops().size() - 1).color())
        : new FillOp(inside, border, 0, new GradientShader(gradient, toGradient));
  }

  @Override
  public FillOp pattern(Paint.Pattern pattern) {
    ItemProjection plane = place.after(Outliner.inPlane(pattern.map(), path));
    Homography toTile = Homography.inverse(plane);
    if (toTile == null || !pattern.map().isFinite()) {
      return null;
    }
    Vec middle = middle(pattern);
    PixelMap scale = PixelMap.at(plane.map(), middle.x(), middle.y());
    if (scale == null) {
      return null;
    }
    TilePicture tile = TilePicture.of(pattern, scale, tiles);
    return new FillOp(inside, border, 0, new PatternShader(tile, toTile, pattern.opacity()));
  }

  /** Returns the path's centre in the tile's coordinates. */
  private Vec middle(Paint.Pattern pattern) {
    return pattern.map().determinant() == 0
        ? Vec.ZERO
        : pattern.map().inverse().apply(path.bounds().center());
  }
}

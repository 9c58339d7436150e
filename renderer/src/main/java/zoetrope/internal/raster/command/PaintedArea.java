package zoetrope.internal.raster.command;

import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.coverage.Edges;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.outline.Homography;
import zoetrope.internal.raster.outline.Outliner;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.shader.GradientShader;

/**
 * Fills an area with a paint. Gradients and patterns lie in the plane of the path, at the z of its
 * centre; a pattern that is seen edge-on fills nothing.
 *
 * @param tiles builds the commands of the tiles of patterns
 * @param map the path's coordinates to homogeneous pixels
 * @param other a second such map, or null
 * @param mix how much of the second map's pixels is mixed in
 */
record PaintedArea(
    DrawCommandBuilder tiles,
    Edges inside,
    Edges border,
    Path path,
    Affine map,
    Affine other,
    double mix)
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
    Homography toGradient = toPlane(Outliner.inPlane(gradient.map(), path));
    return toGradient == null
        ? filled(gradient.stops().get(gradient.stops().size() - 1).color())
        : new FillOp(inside, border, 0, new GradientShader(gradient, toGradient));
  }

  @Override
  public FillOp pattern(Paint.Pattern pattern) {
    Affine plane = Outliner.inPlane(pattern.map(), path);
    Homography toTile = toPlane(plane);
    if (toTile == null || !pattern.map().isFinite()) {
      return null;
    }
    Vec middle = middle(pattern);
    PixelMap scale = PixelMap.at(plane.then(map), middle.x(), middle.y());
    if (scale == null) {
      return null;
    }
    TilePicture tile = TilePicture.of(pattern, scale, tiles);
    return new FillOp(inside, border, 0, new PatternShader(tile, toTile, pattern.opacity()));
  }

  private Homography toPlane(Affine plane) {
    return Homography.inverse(plane.then(map), other == null ? null : plane.then(other), mix);
  }

  /** The path's centre in the tile's coordinates. */
  private Vec middle(Paint.Pattern pattern) {
    return pattern.map().determinant() == 0
        ? Vec.ZERO
        : pattern.map().inverse().apply(path.bounds().center());
  }
}

package zoetrope.vocabulary;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.cloud.DotCloud;
import zoetrope.mobject.cloud.GlowDot;
import zoetrope.mobject.cloud.GlowDots;
import zoetrope.mobject.cloud.PointCloudDot;
import zoetrope.mobject.cloud.PointMobject;
import zoetrope.mobject.cloud.TrueDot;

/** Makes clouds of dots. */
public abstract class CloudWords extends SpaceWords {
  /** Not to be made. */
  protected CloudWords() {}

  /** A dot at each of these points. */
  public static DotCloud dotCloud(List<Vec> points) {
    return new DotCloud(points);
  }

  /** A dot at each of these points. */
  public static DotCloud dotCloud(Vec... points) {
    return new DotCloud(points);
  }

  /** At the origin. */
  public static GlowDot glowDot() {
    return new GlowDot();
  }

  /** At {@code point}. */
  public static GlowDot glowDot(Vec point) {
    return new GlowDot(point);
  }

  /** A light at each of these points. */
  public static GlowDots glowDots(List<Vec> points) {
    return new GlowDots(points);
  }

  /** A light at each of these points. */
  public static GlowDots glowDots(Vec... points) {
    return new GlowDots(points);
  }

  /** About the origin, of radius 2, with 10 dots a unit, each of thickness 2. */
  public static PointCloudDot pointCloudDot() {
    return new PointCloudDot();
  }

  /** Rings {@code 1 / density} apart. */
  public static PointCloudDot pointCloudDot(Vec center, double radius, double density) {
    return new PointCloudDot(center, radius, density);
  }

  /** No points yet. */
  public static PointMobject pointMobject() {
    return new PointMobject();
  }

  /** No points yet. */
  public static PointMobject pointMobject(double density) {
    return new PointMobject(density);
  }

  /** At the origin. */
  public static TrueDot trueDot() {
    return new TrueDot();
  }

  /** At {@code point}. */
  public static TrueDot trueDot(Vec point) {
    return new TrueDot(point);
  }
}

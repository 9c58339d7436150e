package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Path;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;

/** A comparison of the painting order of faces with their order along rays from the eye. */
final class Rays {
  private Rays() {}

  static List<Item> seen(Camera camera, Mobject<?>... mobjects) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    for (Mobject<?> m : mobjects) {
      m.emit(out);
    }
    return new Frame(camera, Palette.BLACK, out.items()).items();
  }

  /** Returns the visible items, with each face of a mesh as a separate item. */
  static List<Item> faces(Camera camera, Mobject<?>... mobjects) {
    List<Item> faces = new ArrayList<>();
    for (Item item : Item.DepthGroup.flatten(seen(camera, mobjects))) {
      if (item instanceof Item.Mesh mesh) {
        faces.addAll(mesh.faces());
      } else {
        faces.add(item);
      }
    }
    return faces;
  }

  static Camera randomCamera(Random random) {
    Vec axis = new Vec(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    return new Camera(Vec.ZERO, 8, Quaternion.of(6 * random.nextDouble(), axis), Math.PI / 4);
  }

  /** Returns the fraction of random rays whose last painted face is also the nearest. */
  static double shareOfRightRays(Camera camera, List<Item> items, Random random) {
    int right = 0;
    int hits = 0;
    for (int i = 0; i < 300; i++) {
      Item target = items.get(random.nextInt(items.size()));
      Vec eye = camera.eye();
      Vec aim = inside(target, random).minus(eye);
      double nearest = Double.POSITIVE_INFINITY;
      double last = Double.POSITIVE_INFINITY;
      for (Item item : items) {
        double t = hit(item, eye, aim);
        if (t < Double.POSITIVE_INFINITY) {
          nearest = Math.min(nearest, t);
          last = t;
        }
      }
      hits++;
      right += last <= nearest + 1e-6 ? 1 : 0;
    }
    return (double) right / hits;
  }

  /** Returns a point of the face that is not close to its edges. */
  private static Vec inside(Item face, Random random) {
    Vec[] c = corners(face);
    Vec p = Vec.ZERO;
    double sum = 0;
    for (Vec corner : c) {
      double weight = 0.05 + random.nextDouble();
      p = p.plus(corner.times(weight));
      sum += weight;
    }
    return p.times(1 / sum);
  }

  static Vec[] corners(Item item) {
    Path path = ((Item.Shape) item).path().transform(item.transform());
    Vec[] corners = new Vec[path.curveCount()];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = path.point(3 * i);
    }
    return corners;
  }

  static Vec normal(Vec[] c) {
    Vec sum = Vec.ZERO;
    for (int i = 1; i + 1 < c.length; i++) {
      sum = sum.plus(c[i].minus(c[0]).cross(c[i + 1].minus(c[0])));
    }
    return sum.normalized();
  }

  static Vec middle(Vec[] c) {
    Vec sum = Vec.ZERO;
    for (Vec p : c) {
      sum = sum.plus(p.times(1.0 / c.length));
    }
    return sum;
  }

  /** Returns the distance where the ray meets the flat convex face, or infinity. */
  private static double hit(Item item, Vec eye, Vec direction) {
    Vec[] c = corners(item);
    Vec n = normal(c);
    double t = c[0].minus(eye).dot(n) / direction.dot(n);
    if (!(t > 0)) {
      return Double.POSITIVE_INFINITY;
    }
    Vec p = eye.plus(direction.times(t));
    for (int i = 0; i < c.length; i++) {
      Vec side = c[(i + 1) % c.length].minus(c[i]).cross(p.minus(c[i]));
      if (side.dot(n) < -1e-9) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return t;
  }
}

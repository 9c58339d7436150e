package zoetrope.internal.geometry;

import java.util.Random;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** Hard operands of Boolean operations: on a grid, touching, rotated, crossing themselves. */
enum RandomAreas {
  BLOB {
    @Override
    Path next(Random r) {
      PathBuilder b = Path.builder().moveTo(anywhere(r));
      for (int i = 2 + r.nextInt(4); i > 0; i--) {
        b.cubicTo(anywhere(r), anywhere(r), anywhere(r));
      }
      return b.close().build();
    }
  },
  GRID_RECTANGLE {
    @Override
    Path next(Random r) {
      Path p = Paths.rectangle(1 + r.nextInt(2), 1 + r.nextInt(2));
      Path placed = p.transform(Affine.translation(Vec.of(half(r), half(r))));
      return r.nextBoolean() ? placed : placed.reversed();
    }
  },
  TOUCHING_CIRCLE {
    @Override
    Path next(Random r) {
      return Paths.circle(Vec.of(half(r), half(r)), 0.5 + r.nextInt(3) * 0.5);
    }
  },
  TURNED_CIRCLE {
    @Override
    Path next(Random r) {
      double angle = r.nextInt(16) * Math.PI / 8 + r.nextInt(3) * 0.1;
      Path p = Paths.circle(Vec.ZERO, 1).transform(Affine.rotation(angle, new Vec(0, 0, 1)));
      return p.transform(Affine.translation(Vec.of(r.nextInt(2) * 0.5, 0)));
    }
  },
  GRID_POLYGON {
    @Override
    Path next(Random r) {
      Vec[] corners = new Vec[3 + r.nextInt(5)];
      for (int i = 0; i < corners.length; i++) {
        corners[i] = Vec.of(r.nextInt(5) - 2, r.nextInt(5) - 2);
      }
      return Path.polygon(corners);
    }
  },
  GRID_CURVES {
    @Override
    Path next(Random r) {
      PathBuilder b = Path.builder();
      for (int k = 0; k < 2; k++) {
        b.moveTo(Vec.of(half(r), half(r)));
        for (int i = 0; i < 3; i++) {
          b.quadTo(Vec.of(half(r), half(r)), Vec.of(half(r), half(r)));
        }
        b.close();
      }
      return b.build();
    }
  },
  RESULT {
    @Override
    Path next(Random r) {
      return PathBoolean.exclusion(GRID_RECTANGLE.next(r), TURNED_CIRCLE.next(r));
    }
  };

  abstract Path next(Random r);

  private static Vec anywhere(Random r) {
    return Vec.of(4 * r.nextDouble() - 2, 4 * r.nextDouble() - 2);
  }

  private static double half(Random r) {
    return (r.nextInt(7) - 3) / 2.0;
  }
}

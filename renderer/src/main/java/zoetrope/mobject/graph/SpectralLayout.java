package zoetrope.mobject.graph;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;

/** Coordinates from the eigenvectors of the Laplacian matrix, computed by Jacobi rotations. */
final class SpectralLayout {
  private static final int MAX_SWEEPS = 60;
  private static final double SMALL = 1e-12;

  private final double[][] a;
  private final double[][] vectors;

  private SpectralLayout(double[][] matrix) {
    a = matrix;
    vectors = new double[a.length][a.length];
    for (int i = 0; i < a.length; i++) {
      vectors[i][i] = 1;
    }
  }

  static <V> List<Vec> place(Network<V> network) {
    int n = network.size();
    if (n < 3) {
      return Layouts.circle(n, 1, 0);
    }
    double[][] laplacian = new double[n][n];
    List<List<Integer>> near = network.neighbours();
    for (int i = 0; i < n; i++) {
      laplacian[i][i] = near.get(i).size();
      for (int j : near.get(i)) {
        laplacian[i][j] = -1;
      }
    }
    SpectralLayout eigen = new SpectralLayout(laplacian);
    eigen.diagonalize();
    List<Integer> order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> eigen.a[i][i]))
            .toList();
    double[] x = eigen.column(order.get(1));
    double[] y = eigen.column(order.get(2));
    return IntStream.range(0, n).mapToObj(i -> Vec.of(x[i], y[i])).toList();
  }

  private void diagonalize() {
    for (int sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      double off = 0;
      for (int p = 0; p < a.length; p++) {
        for (int q = p + 1; q < a.length; q++) {
          off = Math.max(off, Math.abs(a[p][q]));
          if (Math.abs(a[p][q]) > SMALL) {
            rotate(p, q);
          }
        }
      }
      if (off <= SMALL) {
        return;
      }
    }
  }

  /** Rotates the plane of two coordinates so that the matrix entry between them becomes 0. */
  private void rotate(int p, int q) {
    double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    double sign = theta < 0 ? -1 : 1;
    double t = sign / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    double c = 1 / Math.sqrt(t * t + 1);
    double s = t * c;
    for (int k = 0; k < a.length; k++) {
      double kp = a[k][p];
      double kq = a[k][q];
      a[k][p] = c * kp - s * kq;
      a[k][q] = s * kp + c * kq;
    }
    for (int k = 0; k < a.length; k++) {
      double pk = a[p][k];
      double qk = a[q][k];
      a[p][k] = c * pk - s * qk;
      a[q][k] = s * pk + c * qk;
      double vp = vectors[k][p];
      double vq = vectors[k][q];
      vectors[k][p] = c * vp - s * vq;
      vectors[k][q] = s * vp + c * vq;
    }
  }

  private double[] column(int j) {
    return Arrays.stream(vectors).mapToDouble(row -> row[j]).toArray();
  }
}

package zoetrope.farm;

import zoetrope.cli.options.Farms;

/** Opens farms of Spark for the command line. */
public final class SparkFarms implements Farms {
  @Override
  public Connected open(Request request) {
    return SparkFarm.connect(request);
  }
}
